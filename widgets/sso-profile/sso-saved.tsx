import { fill } from '../../shared/page/wording.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { SavedNote } from '../../shared/ui/saved-note.tsx';
import type { GoingOn, Stage } from './going-on.ts';
import { siteOf } from './site-of.ts';
import { words } from './sso-profile-words.ts';

/** What is said of the way on; before anything is saved there is none. */
const TEXTS = {
  ready: 'readyToGo',
  leaving: 'onTheWay',
  sent: 'sentOn',
  'without-token': 'goOnAlone',
} as const satisfies Partial<Record<Stage, keyof typeof words>>;

/** That the profile is saved, and the way on to the other site [2 §2]. */
export function SsoSaved({ goingOn }: { goingOn: GoingOn }) {
  const stage = useStore(goingOn.$stage);
  const { target } = goingOn;
  if (!target || stage === 'before') {
    return (
      <SavedNote text={words.saved}>
        {target === null && <p className="cb-profile__line">{words.notSentOn}</p>}
      </SavedNote>
    );
  }
  // The button stays while it can send, or the browser is leaving: a link would end that.
  const button = stage === 'ready' || stage === 'leaving';
  return (
    <SavedNote text={words.saved}>
      <p className="cb-profile__line" role="status">
        {fill(words[TEXTS[stage]], { site: siteOf(target) })}
      </p>
      {button ? (
        <Button tone="primary" className="cb-profile__on" busy={stage === 'leaving'} onPress={goingOn.goOn}>
          {words.goOn}
        </Button>
      ) : (
        <a className="cb-button cb-profile__on" data-tone="primary" href={target}>
          {words.goOn}
        </a>
      )}
    </SavedNote>
  );
}
