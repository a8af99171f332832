import { chainStrings as strings } from '../../strings/desk/chain.js';
import { CopyButton } from '../ui/copy-button.js';
import { DeskLink } from '../ui/desk-link.js';

/** Without us: a file, our source, a machine of one's own. */
export function HowToVerify() {
  const [take, run, read] = strings.verifySteps;
  return (
    <ol className="flex list-decimal flex-col gap-2 pl-5 marker:text-ink-soft">
      <li>
        {take} <DeskLink to="/exports">{strings.exports}</DeskLink>
      </li>
      <li>
        {run}
        <p className="mt-1.5 flex items-center justify-between gap-2 border border-line bg-surface px-3 py-1.5">
          <code className="typed">{strings.command}</code>
          <CopyButton text={strings.command} what={strings.commandWhat} />
        </p>
      </li>
      <li>{read}</li>
    </ol>
  );
}
