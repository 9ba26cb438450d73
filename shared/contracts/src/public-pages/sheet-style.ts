/** Colours of a page: paper, ink and what flowers are drawn in. The colour of the business comes on top. */
const light = `--paper:#fbfaf6;--sheet:#fff;--ink:#23291f;--soft:#5b6355;--line:#dfe0d6;--leaf:#6f8a6b;--sage:#a9bba0;--petal:#f3d9cf;--blush:#e6b7a9;--rose:#d99b8f;--heart:#b9814f;--sky:#eef0e6;--wrong:#a3352b`;
const linen = `--paper:#f6f0e7;--sheet:#fffdf9;--ink:#33271e;--soft:#6d5c4e;--line:#e3d7c7;--leaf:#8a8f62;--sage:#b9b78d;--petal:#fbeee0;--blush:#efcfb3;--rose:#d9a07c;--heart:#a5683d;--sky:#efe5d6;--wrong:#a3352b`;
const dark = `--paper:#171b16;--sheet:#1f251e;--ink:#f0efe6;--soft:#b3b9a9;--line:#384037;--leaf:#5d7a5b;--sage:#8ba284;--petal:#e8c7bb;--blush:#cf9c8e;--rose:#b97b70;--heart:#d8a873;--sky:#222a21;--wrong:#f2a79d`;

/**
 * The style of what every page of strangers has: paper and ink, type, buttons, a form. Widths are those of the page itself, not of the
 * window, so that an editor can show a phone inside of a desk. `.lp` carries `--brand` and `--warm`.
 */
export const sheetStyle = `
.lp{${light};--accent:color-mix(in oklab,var(--brand) 88%,#000);--accent-ink:#fff;--eyebrow:color-mix(in oklab,var(--brand) 60%,var(--ink));container-type:inline-size;min-height:100%;background:var(--paper);color:var(--ink);font:400 17px/1.6 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;text-align:left;-webkit-text-size-adjust:100%}
.lp-linen{${linen}}
.lp-night{${dark};--accent:color-mix(in oklab,var(--warm) 78%,#fff);--accent-ink:#151914;--eyebrow:color-mix(in oklab,var(--warm) 60%,#fff);color-scheme:dark}
@media(prefers-color-scheme:dark){.lp-garden{${dark};--accent:color-mix(in oklab,var(--warm) 78%,#fff);--accent-ink:#151914;--eyebrow:color-mix(in oklab,var(--warm) 60%,#fff);color-scheme:dark}}
.lp *,.lp *::before,.lp *::after{box-sizing:border-box}
.lp h1,.lp h2,.lp h3,.lp blockquote{font-family:Fraunces,"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif;font-weight:400;line-height:1.12;letter-spacing:-.015em;text-wrap:balance;color:var(--ink);margin:0}
.lp h1{font-size:clamp(2.3rem,6.2cqi,4.4rem);margin-bottom:.42em}
.lp h2{font-size:clamp(1.75rem,3.8cqi,2.7rem);margin-bottom:.55em}
.lp h3{font-size:1.35rem}
.lp p{margin:0 0 1em;text-wrap:pretty}
.lp p:last-child{margin-bottom:0}
.lp a{color:inherit;text-underline-offset:.2em}
.lp :focus-visible{outline:3px solid var(--eyebrow);outline-offset:3px;border-radius:6px}
.lp-top{display:flex;align-items:center;justify-content:space-between;gap:16px;max-width:1160px;margin:0 auto;padding:22px 24px}
.lp-top a{text-decoration:none}
.lp-name{font-family:Fraunces,"Iowan Old Style",Palatino,Georgia,serif;font-size:1.2rem;letter-spacing:.01em}
.lp-jump{font-size:.95rem;border-bottom:1px solid currentColor;padding:6px 0;white-space:nowrap}
.lp-inner{max-width:1160px;margin:0 auto;padding:0 24px}
.lp-lead{font-size:clamp(1.05rem,1.7cqi,1.25rem);color:var(--soft);max-width:56ch}
.lp-eyebrow{font-size:.82rem;letter-spacing:.16em;text-transform:uppercase;color:var(--eyebrow);font-weight:600}
.lp-button{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:12px 30px;border:1px solid transparent;border-radius:999px;background:var(--accent);color:var(--accent-ink);font-family:inherit;font-size:1rem;font-weight:600;line-height:1.2;text-decoration:none;cursor:pointer;transition:transform .15s,filter .15s}
.lp a.lp-button{color:var(--accent-ink)}
.lp-button:hover{filter:brightness(1.08);transform:translateY(-1px)}
.lp a.lp-button-quiet{background:transparent;border-color:currentColor;color:var(--ink)}
.lp-form{background:var(--sheet);border:1px solid var(--line);border-radius:22px;padding:clamp(20px,3.4cqi,44px);box-shadow:0 24px 60px -40px color-mix(in oklab,var(--ink) 40%,transparent)}
.lp-fields{display:grid;gap:18px}
.lp-field{min-width:0;margin:0;padding:0;border:0}
.lp-field label,.lp-field legend{display:block;font-weight:600;font-size:.95rem;margin-bottom:6px;padding:0}
.lp-needed{font-weight:400;color:var(--soft)}
.lp-form input:not([type=checkbox]),.lp-form select,.lp-form textarea{width:100%;min-height:50px;padding:11px 14px;border:1px solid color-mix(in oklab,var(--ink) 46%,var(--paper));border-radius:12px;background:var(--paper);color:var(--ink);font:inherit}
.lp-form [aria-invalid=true]{border-color:var(--wrong)!important;border-width:2px!important}
.lp-form input[type=file]{padding:10px}
.lp-problem{color:var(--wrong);margin:6px 0 0!important;font-size:.95rem}
.lp-notice{border-left:4px solid var(--wrong);padding:10px 14px;background:var(--paper);border-radius:6px;margin-bottom:20px!important}
.lp-chip{position:relative;display:inline-block;margin:0 8px 8px 0}
.lp-chip input{position:absolute;inset:0;opacity:0;width:100%;height:100%;margin:0;cursor:pointer}
.lp-chip label{margin:0!important;padding:10px 16px;border:1px solid color-mix(in oklab,var(--ink) 46%,var(--paper));border-radius:999px;font-weight:400!important;min-height:44px;display:flex!important;align-items:center}
.lp-chip input:checked+label{background:var(--accent);color:var(--accent-ink);border-color:transparent}
.lp-chip input:focus-visible+label{outline:3px solid var(--eyebrow);outline-offset:2px}
.lp-tick{display:flex;flex-wrap:wrap;align-items:center;gap:6px 12px;min-height:44px}
.lp-tick input{width:24px;height:24px;accent-color:var(--accent);flex:none;margin:0}
.lp-tick label{margin:0;font-weight:400;flex:1;min-width:0}
.lp-tick.lp-half{align-self:end}
.lp-tick .lp-problem{width:100%}
.lp-form>.lp-tick{margin:22px 0}
.lp-hints{margin-top:22px}
.lp-hints{border-radius:14px;background:color-mix(in oklab,var(--leaf) 20%,var(--sheet));padding:16px 20px}
.lp-form>.lp-hints{min-height:138px}
.lp-hints .lp-ask-day{color:var(--soft)}
.lp-hints p{margin:0;display:flex;gap:12px}.lp-hints p+p{margin-top:8px}
.lp-hints p::before{content:"";flex:none;width:10px;height:10px;margin-top:.5em;border-radius:50% 50% 50% 0;background:var(--leaf)}
.lp-send{display:flex;flex-wrap:wrap;align-items:center;gap:18px}
.lp-trap{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}
.lp-thanks{min-height:70vh;display:grid;align-items:center}
.lp-foot{padding:36px 24px 44px;text-align:center;color:var(--soft);font-size:.92rem;border-top:1px solid var(--line)}
@container(min-width:720px){.lp-fields{grid-template-columns:1fr 1fr}.lp-field:not(.lp-half){grid-column:1/-1}}
@container(max-width:480px){.lp-form>.lp-hints{min-height:246px}.lp-send .lp-button{width:100%}.lp-top{padding:16px 24px}}
@media(prefers-reduced-motion:reduce){.lp *{transition:none!important;scroll-behavior:auto!important}}
`;

/** What frames the page itself. */
export const documentStyle = `html,body{margin:0;padding:0;height:100%}html{scroll-behavior:smooth;color-scheme:light dark}`;
