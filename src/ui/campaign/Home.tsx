export default function Home({ rest }: { rest: string }) {
  return <p>{rest}</p>;
}
