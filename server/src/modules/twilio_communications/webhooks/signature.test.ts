import { signatureMatches, twilioSignature } from './signature';

const authToken = '12345';
const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const form = { CallSid: 'CA1234567890ABCDE', Caller: '+14158675309', Digits: '1234', From: '+14158675309', To: '+18005551212' };
/** The vector Twilio publishes with its own library. */
const published = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';

describe('signatures of Twilio', () => {
  it('are those of the published vector', () => {
    expect(twilioSignature({ authToken, url, form })).toBe(published);
    expect(signatureMatches({ signature: published, authToken, url, form })).toBe(true);
  });

  it('fit whether or not the port was signed along, as behind a proxy', () => {
    const withPort = 'https://mycompany.com:443/myapp.php?foo=1&bar=2';
    expect(signatureMatches({ signature: published, authToken, url: withPort, form })).toBe(true);
    expect(signatureMatches({ signature: twilioSignature({ authToken, url: withPort, form }), authToken, url, form })).toBe(true);
  });

  it('do not fit a changed field, an added field, another address, another token, nothing', () => {
    const matches = (changed: Partial<Parameters<typeof signatureMatches>[0]>) =>
      signatureMatches({ signature: published, authToken, url, form, ...changed });
    expect(matches({ form: { ...form, To: '+19005551212' } })).toBe(false);
    expect(matches({ form: { ...form, Extra: '' } })).toBe(false);
    expect(matches({ url: url.replace('foo=1', 'foo=2') })).toBe(false);
    expect(matches({ authToken: '54321' })).toBe(false);
    expect(matches({ signature: '' })).toBe(false);
  });
});
