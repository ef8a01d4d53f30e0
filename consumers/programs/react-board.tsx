"use client";
import { connectBoard } from "@serpentarium/board/connect";
import "@serpentarium/board/element";
import type { SerpentBoard } from "@serpentarium/board/element";
import { Board } from "@serpentarium/board/react";
import { createTable } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { pantarei } from "@serpentarium/pantarei";
import { useActorRef } from "@xstate/react";
import { useEffect, useState } from "react";

const machine = createTurnMachine(pantarei);
const input = { table: createTable(pantarei), seed: "monday" };

export function Match() {
  const actor = useActorRef(machine, { input });
  const [board, setBoard] = useState<SerpentBoard | null>(null);
  const [log, setLog] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!board) return undefined;
    const connection = connectBoard(board, { game: pantarei, actor, language: "en" });
    return () => connection.disconnect();
  }, [actor, board]);
  return (
    <>
      <Board
        ref={setBoard}
        theme="dark"
        onplayed={({ detail }) => setLog((lines) => [...lines, ...detail.sentences])}
      />
      <ol>
        {log.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  );
}
