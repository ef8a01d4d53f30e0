/** @jsxImportSource preact */
import type { JSX } from "preact";
import { read } from "../../play/reader.ts";
import { taskOf } from "../lesson.ts";
import type { LessonViewProps } from "../lesson-view-props.ts";
import { LESSON_WORDS as WORDS } from "../lesson-words.ts";

/** All tasks, each at its address: which one is open, and which are done. */
function Steps({ lesson, state, reader }: LessonViewProps): JSX.Element {
  return (
    <nav class="steps" aria-label={read(reader, WORDS.tasks)}>
      <ol>
        {lesson.tasks.map(({ id, title }, i) => {
          const isDone = state.done.includes(id);
          const name = read(reader, WORDS.task, { n: i + 1, title });
          return (
            <li key={id} id={id}>
              <a
                href={`#${id}`}
                title={name}
                data-done={isDone ? "" : undefined}
                aria-current={i === state.index ? "step" : undefined}
              >
                <span aria-hidden="true">{isDone ? "✓" : i + 1}</span>
                <span class="sr-only">{isDone ? `${name}, ${read(reader, WORDS.done)}` : name}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The task that is open, or a kind word at the end. */
export function TaskView(props: LessonViewProps): JSX.Element {
  const { lesson, state, reader } = props;
  const task = taskOf(lesson, state);
  const tasks = lesson.tasks.length;
  const data = { tasks, game: lesson.game.title };
  return (
    <>
      <Steps {...props} />
      {task && <p class="place">{read(reader, WORDS.place, { n: state.index + 1, tasks })}</p>}
      <h2 tabIndex={-1}>{read(reader, task ? task.title : WORDS.end)}</h2>
      <p class="task">{task ? read(reader, task.task) : read(reader, WORDS.endText, data)}</p>
    </>
  );
}
