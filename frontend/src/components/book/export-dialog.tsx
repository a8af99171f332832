import type { BookFormat } from '@rubicon/contracts';
import { useId, useState } from 'react';
import { timelineStrings } from '../../strings/timeline.js';
import { Button } from '../ui/button.js';
import { Dialog, DialogContent, DialogFooter } from '../ui/dialog.js';
import { useSaveBook, type BookOf } from './save-book.api.js';

export interface ExportDialogProps extends Omit<BookOf, 'format'> {
  /** What the book tells up to, as a sentence names it: a date, or where the story stands. */
  upTo: string;
  onClose: () => void;
}

/** The first is the one chosen at first. */
const offered: readonly BookFormat[] = ['epub', 'html', 'markdown'];

/** A branch as a book: which format, and it is saved. */
export function ExportDialog({ gameId, turnId, upTo, onClose }: ExportDialogProps) {
  const strings = timelineStrings.book;
  const [format, setFormat] = useState<BookFormat>(offered[0]!);
  const group = useId();
  const book = useSaveBook(onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={strings.title} description={strings.text(upTo)}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            book.mutate({ gameId, turnId, format });
          }}
        >
          <fieldset className="mt-5">
            <legend className="eyebrow">{strings.format}</legend>
            <div className="mt-2 flex flex-col divide-y divide-line border-y border-line">
              {offered.map((one) => (
                <label
                  key={one}
                  className="flex cursor-pointer items-start gap-3.5 px-1 py-3 has-checked:bg-sunken hover:bg-sunken"
                >
                  <input
                    type="radio"
                    name={group}
                    value={one}
                    checked={format === one}
                    onChange={() => setFormat(one)}
                    className="mt-1.5 size-4 shrink-0 accent-(--accent)"
                  />
                  <span>
                    <span className="block font-semibold">{strings.formats[one].name}</span>
                    <span className="block text-aside text-ink-soft">{strings.formats[one].text}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <DialogFooter>
            <Button type="submit" pending={book.isPending}>
              {book.isPending ? strings.saving : strings.confirm}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
