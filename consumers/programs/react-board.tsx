"use client";
import { connectBoard } from "@serpentarium/board/connect";
import "@serpentarium/board/element";
import type { SerpentBoard } from "@serpentarium/board/element";
import { Board } from "@serpentarium/board/react";
import boardEn from "@serpentarium/board/words/en";
import { createTable } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en";
import { pantarei } from "@serpentarium/pantarei";
import en from "@serpentarium/pantarei/words/en";
import { useActorRef } from "@xstate/react";
import { useEffect, useState } from "react";

const machine = createTurnMachine(pantarei);
const words = createWords("en", en, coreEn, boardEn);
const input = { table: createTable(pantarei), seed: "monday" };

export function Match() {
  const actor = useActorRef(machine, { input });
  const [board, setBoard] = useState<SerpentBoard | null>(null);
  const [log, setLog] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!board) return undefined;
    const connection = connectBoard(board, { game: pantarei, actor, words });
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
