import { createTable, type Message, unwrap } from "@serpentarium/core";
import { LAYOUTS, type Scene } from "@serpentarium/core/scene";
import { describe, expect, test } from "vitest";
import { sssnakeTight } from "../src/index.ts";

/** Like `LOOP`, and the tail end faces the same cell. */
const NOOSE = "-1.0.CNE+2.0.X+3.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+3.1.CSW";

const table = createTable(sssnakeTight);

describe.each(LAYOUTS)("the scene of the tight game (%s)", (layout) => {
  const sceneOf = (text: string, aids: readonly string[] = []): Scene =>
    sssnakeTight.scene(unwrap(sssnakeTight.parsePosition(text, table)), layout, { aids });
  const labelOf = (scene: Scene, id: string): Message | undefined =>
    scene.pieces.find((piece) => piece.id === id)?.label;

  test("finish.loose-parts: marks and names a loose part on its piece and its space", () => {
    const scene = sceneOf(`keep:1 1 57.43.7.3 SD 1 ${NOOSE} 2.0.CNW`);
    expect(labelOf(scene, "card-1-2.0")).toEqual({
      id: "scene.loose-part",
      data: { label: { id: "tiles.X" }, from: { id: "sides.north" }, to: { id: "sides.south" } },
    });
    expect(labelOf(scene, "card-1-3.0")).toEqual({ id: "tiles.CNW" });
    const named = scene.spaces.filter(({ label }) => JSON.stringify(label).includes("scene.loose-part"));
    expect(named.map(({ id }) => id)).toEqual(["table-1-2.0"]);
    const rings = scene.pieces.flatMap(({ shapes }) =>
      shapes.filter((shape) => shape.shape === "circle" && shape.stroke === "accent"),
    );
    expect(rings).toHaveLength(2);
    const broken = scene.pieces.flatMap(({ id, shapes }) =>
      shapes.flatMap((shape) => (shape.dashed && shape.shape === "path" ? [id] : [])),
    );
    expect(broken).toEqual(["card-1-2.0"]);
  });

  test("finish.loose-parts: marks nothing once the part is joined", () => {
    const scene = sceneOf(
      "receive:2 1 57.43.7.3 S 0 -1.0.CNE+2.0.X+3.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.DNW+3.1.CSW -",
    );
    expect(labelOf(scene, "card-1-2.0")).toEqual({ id: "tiles.X" });
  });

  test("finish.missing: the completion shown includes the loose part and lies within the view", () => {
    const scene = sceneOf(`roll:chance 1 57.43.7.4 - 0 ${NOOSE} -`, ["completion"]);
    const [panel] = scene.panels ?? [];
    expect(panel?.label).toEqual({ id: "scene.missing", data: { seat: 0, missing: 10 } });
    const completion = scene.pieces.filter(({ id }) => id.startsWith("missing-1-"));
    // one of the cards is a double curve with two parts
    expect(completion).toHaveLength(9);
    for (const { x, y } of completion) {
      const { viewBox } = panel ?? {};
      expect(
        viewBox && x > viewBox.x && x < viewBox.x + viewBox.w && y > viewBox.y && y < viewBox.y + viewBox.h,
      ).toBe(true);
    }
  });
});
