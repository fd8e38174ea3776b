/** Momentum as wooden cubes. */
export function Cubes({ number, label }: { number: number; label?: string }) {
  return (
    <span className="ff-cubes" role={label ? 'img' : undefined} aria-label={label} aria-hidden={!label}>
      {Array.from({ length: number }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}
