import type { StaffReport } from '@rubicon/contracts';
import { reportStrings as strings } from '../../strings/desk/reports.js';
import { TextAccess } from '../grant/text-access.js';
import { PersonalText } from '../ui/personal-text.js';

/** What the player and the game said, as far as it may be seen. */
export function ReportTexts({ report }: { report: StaffReport }) {
  const texts = [
    [strings.comment, report.comment],
    [strings.userInput, report.userInput],
    [strings.narrative, report.narrative],
  ] as const;
  return (
    <div className="mt-7 flex flex-col gap-5 border-t border-line pt-5">
      <div className="flex max-w-xs flex-col">
        <TextAccess player={report} canOpen={texts.some(([, { state }]) => state === 'masked')} />
      </div>
      {texts.map(([name, text]) => (
        <div key={name}>
          <h3 className="eyebrow mb-1">{name}</h3>
          {text.state === 'open' && !text.text ? (
            <p className="text-ink-soft italic">{strings.nothing}</p>
          ) : (
            <p className="measure">
              <PersonalText text={text} />
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
