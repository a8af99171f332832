import { Button } from '../../components/ui/button.js';
import { readModelStrings as strings } from '../../strings/desk/read-models.js';
import { KeyHint } from '../ui/key-hint.js';
import { actKeys, type ReadModelAct } from './read-model-acts.js';

export function ActButton({ act, onAct }: { act: ReadModelAct; onAct: (act: ReadModelAct) => void }) {
  return (
    <Button
      size="sm"
      variant={act === 'let_go' ? 'ghost' : 'secondary'}
      aria-keyshortcuts={actKeys[act]}
      onClick={() => onAct(act)}
    >
      {strings[act].open}
      <KeyHint>{actKeys[act]}</KeyHint>
    </Button>
  );
}
