/** `#/<game>/rules`: to come. */
export function RuleBook({ rule }: { rule: string }) {
  return <p>{rule}</p>;
}
