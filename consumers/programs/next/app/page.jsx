import { Match } from "./match";

export default function Page() {
  return (
    <main>
      <h1>A page of Next</h1>
      <Match />
    </main>
  );
}
