import { expect, test } from "vitest";
import { describeProgram } from "../src/command-reference.ts";
import { runProgram } from "./program.ts";

test.each(["en", "fr"])(
  "in %s, the help of each command has all that its description has",
  async (language) => {
    const { commands, commonOptions } = await describeProgram(language);
    const names = commands.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["serpentarium play", "serpentarium lab compare"]));
    expect(new Set(names).size).toBe(names.length);
    for (const command of commands) {
      const [, ...words] = command.name.split(" ");
      const { output } = await runProgram([...words, "--help", "--language", language]);
      const lines = output.split("\n").map((line) => line.trim());
      expect(output).toContain(command.description);
      for (const example of command.examples) expect(lines).toContain(example);
      const listed = [...command.arguments, ...command.options, ...commonOptions];
      for (const { usage, description, isRequired, default: value } of listed) {
        const name = usage.startsWith("<") ? usage.slice(1, -1).toUpperCase() : usage;
        const line = lines.find((one) => one.startsWith(`${name}  `) || one.startsWith(`${name}=`)) ?? "";
        expect(line, `${command.name} ${usage}`).toContain(description);
        expect(/\((?:Required|obligatoire)\)/.test(line)).toBe(isRequired);
        if (value !== undefined) expect(line).toContain(value);
      }
      const options = lines.filter((line) => /^-/.test(line));
      expect(options).toHaveLength(command.options.length + commonOptions.length);
    }
  },
);
