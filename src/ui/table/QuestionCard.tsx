/** The card of a question: what is asked scrolls, what answers it stays in sight at its foot. */
import { createContext, type ReactNode, type Ref, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const FootContext = createContext<HTMLElement | null>(null);

interface Props {
  readonly className?: string;
  readonly kind?: string;
  readonly label: string;
  /** Each new question is read from its beginning. */
  readonly place: number;
  readonly card?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

export function QuestionCard({ className = '', kind, label, place, card, children }: Props) {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [place]);
  return (
    <section className={`question ${className}`} data-kind={kind} aria-label={label} ref={card} tabIndex={-1}>
      <div className="question-body" ref={body}>
        <FootContext value={foot}>{children}</FootContext>
      </div>
      <div className="question-foot" ref={setFoot} />
    </section>
  );
}

/** The answers of the question: those that order first, the one that ends the phase last and apart. */
export function Foot({ children }: { children: ReactNode }) {
  const foot = useContext(FootContext);
  const answers = <div className="answers">{children}</div>;
  return foot ? createPortal(answers, foot) : answers;
}
