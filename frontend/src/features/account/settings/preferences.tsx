import { narrationLanguages, type NarrationLanguage, type Settings } from '@rubicon/contracts';
import { CardTitle } from '../../../components/ui/card.js';
import { Field } from '../../../components/ui/field.js';
import { Select } from '../../../components/ui/select.js';
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
        <NarratorsLanguage
          language={settings.language}
          onChange={(value) => change.mutate({ name: 'language', value })}
        />
      </div>
    </section>
  );
}

const languages = Object.entries(narrationLanguages) as [NarrationLanguage, string][];

function NarratorsLanguage({
  language,
  onChange,
}: {
  language: NarrationLanguage;
  onChange: (language: NarrationLanguage) => void;
}) {
  const { label, hint } = accountStrings.preferences.language;
  return (
    <Field label={label} hint={hint} className="py-3.5">
      {(control) => (
        <Select
          {...control}
          value={language}
          onChange={({ target }) => {
            const chosen = languages.find(([code]) => code === target.value);
            if (chosen) onChange(chosen[0]);
          }}
        >
          {languages.map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
