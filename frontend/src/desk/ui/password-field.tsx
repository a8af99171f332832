import { Field, type FieldProps } from '../../components/ui/field.js';
import { PasswordInput } from '../../components/ui/password-input.js';

/** A password that is needed: the one in use, or one that is chosen. */
export function PasswordField({
  is,
  value,
  onValue,
  autoFocus = false,
  ...field
}: Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  is: 'current' | 'new';
  value: string;
  onValue: (value: string) => void;
  autoFocus?: boolean;
}) {
  return (
    <Field {...field}>
      {(control) => (
        <PasswordInput
          {...control}
          autoFocus={autoFocus}
          required
          autoComplete={`${is}-password`}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      )}
    </Field>
  );
}
