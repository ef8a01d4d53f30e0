/** @jsxImportSource preact */
import { createTable } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import { Text } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { chosenOptions, describeChosen } from "../../match/chosen-options.ts";
import { taskOf } from "../lesson.ts";
import type { LessonViewProps } from "../lesson-view-props.ts";

/** Links to all tasks, marking the current and the completed ones. */
function TaskSteps({ lesson, state, reader }: LessonViewProps): JSX.Element {
  return (
    <nav class="steps" aria-label={reader.words.text("lesson-page.tasks")}>
      <ol>
        {lesson.tasks.map(({ id }, i) => {
          const isDone = state.done.includes(id);
          const name = reader.words.text("lesson-page.task", {
            n: i + 1,
            title: { id: `lesson.${id}.title` },
          });
          return (
            <li key={id} id={id}>
              <a
                href={`#${id}`}
                title={name}
                data-done={isDone ? "" : undefined}
                aria-current={i === state.index ? "step" : undefined}
              >
                <span aria-hidden="true">{isDone ? "✓" : i + 1}</span>
                <span class="sr-only">
                  {isDone ? `${name}, ${reader.words.text("lesson-page.done")}` : name}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Says which additions to the printed rules a task uses. */
function Addition({
  lesson: { game },
  task,
  reader,
}: Pick<LessonViewProps, "lesson" | "reader"> & { task: Task }) {
  const chosen = chosenOptions(game, createTable(game, { seats: task.seats, options: task.options }));
  if (Object.keys(chosen).length === 0) return null;
  return (
    <p class="addition">
      {reader.words.text("lesson-page.addition", {
        options: describeChosen(game, chosen, reader.words),
      })}
    </p>
  );
}

/** The current task, or the text at the end of the lesson. */
export function TaskView(props: LessonViewProps): JSX.Element {
  const { lesson, state, reader } = props;
  const task = taskOf(lesson, state);
  const tasks = lesson.tasks.length;
  return (
    <>
      <TaskSteps {...props} />
      {task && <p class="place">{reader.words.text("lesson-page.place", { n: state.index + 1, tasks })}</p>}
      <h2 tabIndex={-1}>
        <Text words={reader.words} message={{ id: task ? `lesson.${task.id}.title` : "lesson-page.end" }} />
      </h2>
      <p class="task">
        {task ? (
          <Text words={reader.words} message={{ id: `lesson.${task.id}.instruction` }} />
        ) : (
          reader.words.text("lesson-page.end-text", { tasks, game: { id: "title" } })
        )}
      </p>
      {task && <Addition lesson={lesson} task={task} reader={reader} />}
    </>
  );
}
