/** A password, hidden until whoever types it wants to see it. */
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';
import { credentialStrings } from '../../strings/credentials.js';
import { Input } from './input.js';

export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative flex">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={classNames('grow pr-12', className)}
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={credentialStrings.showTyped}
        title={credentialStrings.showTyped}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-era text-ink-soft hover:text-ink focus-visible:-outline-offset-4"
        // What is typed keeps the focus, and its caret.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!isShown)}
      >
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.6} />
      </button>
    </span>
  );
}
