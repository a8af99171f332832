import {
  asksForConsent,
  chooseConsent,
  consent,
  onConsentChange,
  openConsentSettings,
  type Consent,
} from './consent.js';

function setPrivacyControl(on: boolean): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: on, configurable: true });
}

afterEach(() => {
  chooseConsent('denied');
  localStorage.clear();
  setPrivacyControl(false);
});

describe('consent', () => {
  it('is unset, and asked for, until a choice is made and kept', () => {
    expect([consent(), asksForConsent()]).toEqual(['unset', true]);
    chooseConsent('granted');
    expect([consent(), asksForConsent(), localStorage.getItem('cookieConsent')]).toEqual([
      'granted',
      false,
      'granted',
    ]);
    chooseConsent('denied');
    expect([consent(), localStorage.getItem('cookieConsent')]).toEqual(['denied', 'denied']);
  });

  it('can be chosen again, and holds until then', () => {
    chooseConsent('granted');
    openConsentSettings();
    expect([consent(), asksForConsent()]).toEqual(['granted', true]);
  });

  it('takes Global Privacy Control for a Reject, whatever was chosen', () => {
    setPrivacyControl(true);
    expect([consent(), asksForConsent()]).toEqual(['denied', false]);
    chooseConsent('granted');
    expect(consent()).toBe('denied');
  });

  it('ignores a stored value that is no choice', () => {
    localStorage.setItem('cookieConsent', '"yes"');
    expect(consent()).toBe('unset');
  });

  it('tells who listens, also of what another tab chose', () => {
    const heard: Consent[] = [];
    const stop = onConsentChange(() => heard.push(consent()));
    chooseConsent('granted');
    localStorage.setItem('cookieConsent', 'denied');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    stop();
    chooseConsent('granted');
    expect(heard).toEqual(['granted', 'denied']);
  });
});
