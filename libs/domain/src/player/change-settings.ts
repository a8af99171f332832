import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import type { ChangeSettings } from './player.commands.js';
import type { PlayerEvent, PlayerSettings } from './player.events.js';
import type { PlayerState } from './player.state.js';
import { forActivePlayer } from './active-player.js';

export function changeSettings(command: ChangeSettings, state: PlayerState): Decision<PlayerEvent> {
  const before = state.settings;
  const settings: PlayerSettings = {
    emailNotifications: command.settings.emailNotifications ?? before.emailNotifications,
    autoSave: command.settings.autoSave ?? before.autoSave,
    historicalAccuracy: command.settings.historicalAccuracy ?? before.historicalAccuracy,
    language: command.settings.language ?? before.language,
  };
  return forActivePlayer(state, (playerId) =>
    isSame(settings, before)
      ? nothingToDo()
      : accept({ type: 'SettingsChanged', data: { playerId, settings } }),
  );
}

function isSame(one: PlayerSettings, other: PlayerSettings): boolean {
  return (
    one.emailNotifications === other.emailNotifications &&
    one.autoSave === other.autoSave &&
    one.historicalAccuracy === other.historicalAccuracy &&
    one.language === other.language
  );
}
