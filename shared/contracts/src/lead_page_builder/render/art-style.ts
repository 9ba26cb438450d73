const light = `--f-cream:#fbf1e2;--f-cream2:#e9cfa9;--f-blush:#f4d6cb;--f-blush2:#d98f85;--f-rose:#dd8f84;--f-rose2:#a8453f;--f-apricot:#f4c199;--f-apricot2:#cf7440;--f-wine:#96394a;--f-wine2:#4e1422;--f-leaf:#5d7a56;--f-leaf2:#3b5639;--f-sage:#a6b69c;--f-sage2:#7f957a;--sky1:#cfdcd6;--sky2:#f2e3d2;--sky3:#f3cdb5;--hill1:#b9c6b4;--hill2:#93a88d;--hill3:#6f8a69;--wall:#e9e2d4;--pot:#b9694a`;
const dark = `--f-cream:#efe2cd;--f-cream2:#c9a878;--f-blush:#e3bdb0;--f-blush2:#b96f66;--f-rose:#c97a70;--f-rose2:#8a3531;--f-apricot:#e0a577;--f-apricot2:#b05f31;--f-wine:#843142;--f-wine2:#43101c;--f-leaf:#4f6d4b;--f-leaf2:#31492f;--f-sage:#879a80;--f-sage2:#647a60;--sky1:#1f2b33;--sky2:#574a50;--sky3:#a4705a;--hill1:#3c4a44;--hill2:#2d3a34;--hill3:#202b25;--wall:#2b3029;--pot:#9a5338`;
const hue = (name: string): string => `.lp-h-${name}{--a:var(--f-${name});--b:var(--f-${name}2)}`;
const mix = (a: number): string => `color-mix(in oklab,var(--a) ${a}%,var(--b))`;

/** What the drawings of lead pages are painted with; a flower takes the colours of its place. */
export const artStyle = `
.lp{${light}}.lp-night{${dark}}
@media(prefers-color-scheme:dark){.lp-garden{${dark}}}
${['cream', 'blush', 'rose', 'apricot', 'wine', 'leaf', 'sage'].map(hue).join('')}
.lp-defs{position:absolute;width:0;height:0}
.lp-f1,.lp-f2,.lp-f3,.lp-f4{stroke:color-mix(in oklab,var(--b) 42%,transparent);stroke-width:.9}
.lp-f1{fill:var(--a)}.lp-f2{fill:${mix(80)}}.lp-f3{fill:${mix(52)}}.lp-f4{fill:${mix(24)}}
.lp-f-line{fill:none;stroke:var(--b);stroke-width:1.6;stroke-linecap:round}.lp-f-stem{fill:none;stroke:var(--b,var(--f-leaf2));stroke-width:3;stroke-linecap:round}
.lp-f-eye{fill:#a9a556}.lp-f-dark{fill:#2b2733}.lp-f-stamen{fill:none;stroke:#2b2733;stroke-width:4;stroke-dasharray:1.5 4}.lp-f-shade{fill:url(#lp-shade)}
.lp-stop-dark{stop-color:var(--f-wine2);stop-opacity:.3}.lp-stop-none{stop-color:var(--f-wine2);stop-opacity:0}.lp-stop-glow{stop-color:#ffdf9e;stop-opacity:.75}.lp-stop-glow0{stop-color:#ffdf9e;stop-opacity:0}
.lp-stop-sky1{stop-color:var(--sky1)}.lp-stop-sky2{stop-color:var(--sky2)}.lp-stop-sky3{stop-color:var(--sky3)}
.lp-dusk{fill:url(#lp-dusk)}.lp-glow{fill:url(#lp-glow)}.lp-sun{fill:#fff3d8;opacity:.9}.lp-hill1{fill:var(--hill1)}.lp-hill2{fill:var(--hill2)}.lp-hill3{fill:var(--hill3)}.lp-clip{clip-path:url(#lp-window)}
.lp-wax{fill:#f3e8d2}.lp-flame{fill:#ffd27a}.lp-pane{fill:#3d4a48;opacity:.6}.lp-cloth{fill:#e8dfcd}.lp-cloth-edge{fill:#fff;opacity:.5}
.lp-wall{fill:var(--wall)}.lp-light{fill:#fff;opacity:.26}.lp-shelf{fill:color-mix(in oklab,var(--wall) 82%,#6b4a33)}.lp-cast{fill:#20160f;opacity:.2}.lp-pot{fill:var(--pot)}.lp-pot-shine{fill:#fff;opacity:.24}
.lp-ribbon{fill:var(--f-cream);stroke:var(--f-cream2)}.lp-path{fill:var(--f-cream);opacity:.6}.lp-plate{fill:#fbf8f1}.lp-plate-in{fill:none;stroke:#d8cdb8;stroke-width:2}.lp-card-paper{fill:#fffdf8;stroke:#d8cdb8}.lp-script{fill:none;stroke:#6a5a48;stroke-width:2;stroke-linecap:round}.lp-silver{fill:none;stroke:#a89a80;stroke-width:5;stroke-linecap:round}
.lp-ground-blush{fill:color-mix(in oklab,var(--f-blush) 46%,var(--wall))}.lp-ground-linen{fill:color-mix(in oklab,var(--f-cream2) 40%,var(--wall))}.lp-ground-night{fill:#222a2b}.lp-ground-sage{fill:color-mix(in oklab,var(--f-sage) 60%,var(--wall))}.lp-ground-cloth{fill:#e9e6df}.lp-lapel{fill:#3a4650}.lp-lapel-line{fill:none;stroke:#1f282f;stroke-width:4}
.lp-hero-table{background:linear-gradient(#17201f,#2a2f2d);padding:0;--ink:#f6efe4;--soft:#d8d0c2;--eyebrow:#e6b98c;--accent:#f1d9b8;--accent-ink:#211a12;color:var(--ink)}
.lp-hero-table .lp-inner{display:block;max-width:none;padding:0;text-align:center}
.lp-hero-table .lp-hero-words{position:relative;z-index:1;max-width:900px;margin:0 auto;padding:clamp(48px,8cqi,104px) 24px 0}
.lp-hero-table .lp-lead{margin-inline:auto}
.lp-hero-table .lp-hero-art{min-height:clamp(320px,50cqi,620px);max-width:none;margin-top:clamp(8px,2cqi,28px)}
.lp-hero-table .lp-art{height:clamp(320px,50cqi,620px)}
`;
