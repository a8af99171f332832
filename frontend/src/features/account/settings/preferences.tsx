import type { Settings } from '@rubicon/contracts';
import { CardTitle } from '../../../components/ui/card.js';
import { Switch } from '../../../components/ui/switch.js';
import { accountStrings } from '../../../strings/account.js';
import { useChangeSetting } from './change-setting.api.js';

const preferences: readonly {
  name: 'emailNotifications' | 'autoSave' | 'historicalAccuracy';
  label: string;
  hint: string;
}[] = [
  {
    name: 'emailNotifications',
    ...accountStrings.preferences.emailNotifications,
  },
  {
    name: 'autoSave',
    ...accountStrings.preferences.autoSave,
  },
  {
    name: 'historicalAccuracy',
    ...accountStrings.preferences.historicalAccuracy,
  },
];

export function Preferences({ settings }: { settings: Settings }) {
  const change = useChangeSetting();
  return (
    <section aria-labelledby="preferences-title">
      <CardTitle id="preferences-title" className="mb-4">
        {accountStrings.preferences.title}
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
