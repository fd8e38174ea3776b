export default function Handbook({ onClose }: { onClose: () => void }) {
  return <button onClick={onClose}>x</button>;
}
