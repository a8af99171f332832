import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from './dialog.js';

function Question({ alert = false }: { alert?: boolean }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Delete</Button>
      </DialogTrigger>
      <DialogContent alert={alert} title="Delete Saved Game" description="This action cannot be undone.">
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

async function openQuestion(role: 'dialog' | 'alertdialog') {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  return { user, dialog: screen.getByRole(role, { name: 'Delete Saved Game' }) };
}

it('is named and described, holds the focus, and gives it back', async () => {
  render(<Question />);
  const { user, dialog } = await openQuestion('dialog');
  expect(dialog).toHaveAccessibleDescription('This action cannot be undone.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

it('closes by a click beside it', async () => {
  render(<Question />);
  const { user, dialog } = await openQuestion('dialog');
  await user.click(document.body);
  expect(dialog).not.toBeInTheDocument();
});

it('wants an answer when it is an alert', async () => {
  render(<Question alert />);
  const { user, dialog } = await openQuestion('alertdialog');
  await user.click(document.body);
  expect(dialog).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog).not.toBeInTheDocument();
});

/** Opened by state, and one from within the other: as a timeline opens the card of a turn, and that its share. */
function Task() {
  const [task, setTask] = useState<'card' | 'share' | null>(null);
  const close = () => setTask(null);
  return (
    <main id="main" tabIndex={-1}>
      <Button onClick={() => setTask('card')}>Open</Button>
      {task === 'card' && (
        <Dialog open onOpenChange={close}>
          <DialogContent title="Turn 3">
            <Button onClick={() => setTask('share')}>Share</Button>
          </DialogContent>
        </Dialog>
      )}
      {task === 'share' && (
        <Dialog open onOpenChange={close}>
          <DialogContent title="Share the story" />
        </Dialog>
      )}
    </main>
  );
}

it.each([['Turn 3'], ['Share the story']])(
  'without a trigger, gives the focus back to what opened it: %s',
  async (last) => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(<Task />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    if (last === 'Share the story') await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByRole('dialog', { name: last })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
);

it('leaves the focus in the page when what opened it is gone', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  function Vanishing() {
    const [open, setOpen] = useState<boolean | null>(null);
    return (
      <main id="main" tabIndex={-1}>
        {open === null && <Button onClick={() => setOpen(true)}>Open</Button>}
        <Dialog open={open === true} onOpenChange={setOpen}>
          <DialogContent title="Turn 3" />
        </Dialog>
      </main>
    );
  }
  render(<Vanishing />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
