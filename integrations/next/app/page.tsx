import { Ranking } from './ranking';

export default function Page() {
  return (
    <>
      <h1>Tea</h1>
      <Ranking />
    </>
  );
}
