import { ArrowLeftRight } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { useSeat } from '../lib/seated-desk.js';

/** For whoever has two desks: the way to the other one. */
export function OtherDesk() {
  const navigate = useNavigate();
  const { desk, desks, sitAt } = useSeat();
  const other = desks.find((each) => each !== desk);
  if (other === undefined) return null;
  const go = async () => {
    // From a screen that only this desk has: it would seat them here again.
    await navigate('/');
    sitAt(other);
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      className="px-2 whitespace-nowrap"
      title={shellStrings.toDesk[other]}
      onClick={() => void go()}
    >
      <ArrowLeftRight className="size-4" aria-hidden="true" />
      <span className="sr-only xl:not-sr-only">{shellStrings.desks[other]}</span>
    </Button>
  );
}
