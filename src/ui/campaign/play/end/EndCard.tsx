export default function EndCard() {
  return null;
}
