import { isColor, readableOn } from '@butterfly/contracts/colors';
import type { OwnSummary } from '@butterfly/contracts/referral_portal';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Button } from 'antd';
import { useState } from 'react';
import { buttonMarkup, sentenceFor } from './ready-words';

type Shown = Pick<OwnSummary, 'brand' | 'business' | 'link_path' | 'picture_path'>;

/** What partners put on their page and into their letters: words, a button, a picture. All of it leads by their own link. */
export function ToPassOn({ summary }: { readonly summary: Shown }) {
  const { business, picture_path: picture } = summary;
  const link = `${window.location.origin}${summary.link_path}`;
  // A business without lead pages has no picture of them.
  const [isLost, setLost] = useState(false);
  const color = isColor(summary.brand) ? summary.brand : '#4a6a4f';
  return (
    <section aria-labelledby="to-pass-on">
      <h2 id="to-pass-on">For your page and your letters</h2>
      <Ready title="A sentence" text={sentenceFor({ business, link })} done="The sentence is copied" />
      <Ready
        title="A button for your web page"
        text={buttonMarkup({ business, link, color, ink: readableOn(color) })}
        done="The button is copied"
      />
      {picture !== null && !isLost && (
        <figure className="referral_portal-picture">
          <img
            src={picture}
            width={1_200}
            height={630}
            alt={`Picture of ${business} for posts and letters`}
            loading="lazy"
            onError={() => setLost(true)}
          />
          <figcaption>
            <a href={picture} download="flowers.jpg">
              Save this picture
            </a>
          </figcaption>
        </figure>
      )}
    </section>
  );
}

function Ready({ title, text, done }: { readonly title: string; readonly text: string; readonly done: string }) {
  const { ui } = usePlugin();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    ui.toast('success', done);
  };
  return (
    <div className="referral_portal-ready">
      <h3>{title}</h3>
      <p className="referral_portal-address">{text}</p>
      <Button aria-label={`Copy: ${title}`} onClick={() => void copy()}>
        Copy it
      </Button>
    </div>
  );
}
