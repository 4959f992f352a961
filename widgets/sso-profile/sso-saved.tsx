import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { SavedNote } from '../../shared/ui/saved-note.tsx';
import { siteOf } from './site-of.ts';
import { messages } from './sso-profile-messages.ts';
import type { SsoReturn, Stage } from './sso-return.ts';

/** What is said of the way on; before anything is saved there is none. */
const TEXTS = {
  ready: 'readyToGo',
  leaving: 'onTheWay',
  sent: 'sentOn',
  'without-token': 'goOnAlone',
} as const satisfies Partial<Record<Stage, keyof typeof messages>>;

/** That the profile is saved, and the way on to the other site [2 §2]. */
export function SsoSaved({ ssoReturn }: { ssoReturn: SsoReturn }) {
  const stage = useStore(ssoReturn.$stage);
  const { target } = ssoReturn;
  if (!target || stage === 'before') {
    return (
      <SavedNote text={messages.saved}>
        {target === null && <p className="cb-profile__line">{messages.notSentOn}</p>}
      </SavedNote>
    );
  }
  // The button stays while it can send, or the browser is leaving: a link would end that.
  const button = stage === 'ready' || stage === 'leaving';
  return (
    <SavedNote text={messages.saved}>
      <p className="cb-profile__line" role="status">
        {fill(messages[TEXTS[stage]], { site: siteOf(target) })}
      </p>
      {button ? (
        <Button
          tone="primary"
          className="cb-profile__on"
          busy={stage === 'leaving'}
          onPress={ssoReturn.postToken}
        >
          {messages.goOn}
        </Button>
      ) : (
        <a className="cb-button cb-profile__on" data-tone="primary" href={target}>
          {messages.goOn}
        </a>
      )}
    </SavedNote>
  );
}
