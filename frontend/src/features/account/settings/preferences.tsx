import type { Settings } from '@rubicon/contracts';
import { CardTitle } from '../../../components/ui/card.js';
import { Switch } from '../../../components/ui/switch.js';
import { useChangeSetting } from './change-setting.api.js';

const preferences: readonly { name: keyof Settings; label: string; hint: string }[] = [
  {
    name: 'emailNotifications',
    label: 'Email notifications',
    hint: 'Letters about your account beside those that must be sent: receipts, password links.',
  },
  {
    name: 'autoSave',
    label: 'Auto-save',
    hint: 'A game goes on where you left it. Off: it goes on from where you saved it.',
  },
  {
    name: 'historicalAccuracy',
    label: 'Historical accuracy mode',
    hint: 'Holds the narrator to what was possible then.',
  },
];

export function Preferences({ settings }: { settings: Settings }) {
  const change = useChangeSetting();
  return (
    <section aria-labelledby="preferences-title">
      <CardTitle id="preferences-title" className="mb-4">
        Preferences
      </CardTitle>
      <div className="divide-y divide-line border-y border-line">
        {preferences.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            checked={settings[name]}
            onChange={(value) => change.mutate({ name, value })}
          />
        ))}
      </div>
    </section>
  );
}
