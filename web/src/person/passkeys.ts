// Passkeys: the browser makes and shows them, the server checks. Only where the address is a domain.
import { api } from '../net/api';

const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.includes(':');

/** Whether this browser can have passkeys for this address. */
export const possible =
  isSecureContext &&
  !isAddress(location.hostname) &&
  'PublicKeyCredential' in globalThis &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** Null where the guest has thought better of it. */
async function asked(wish: Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const made = (await wish) as PublicKeyCredential | null;
    return made && { ...made.toJSON() };
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Make one; how many there are then, or null. */
export async function makePasskey(): Promise<number | null> {
  const { options } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await asked(navigator.credentials.create({ publicKey }));
  return credential && (await api.addPasskey({ credential })).count;
}

/** Be whose passkey it is; whether one was shown. */
export async function signIn(): Promise<boolean> {
  const { options } = await api.signInOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await asked(navigator.credentials.get({ publicKey }));
  if (!credential) return false;
  await api.signIn({ credential });
  return true;
}
