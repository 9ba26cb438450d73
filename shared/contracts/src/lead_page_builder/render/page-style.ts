import { sheetStyle } from '../../public-pages';
import { artStyle } from './art-style';

/** The style of lead pages: the sheet of every public page, and the blocks that stand on it. */
export const pageStyle = `${sheetStyle}
.lp-block{padding:clamp(44px,6.4cqi,88px) 0;position:relative}
.lp-first .lp-block~.lp-block{content-visibility:auto;contain-intrinsic-size:auto 900px}
.lp-hero{padding:clamp(12px,2cqi,28px) 0 clamp(28px,4cqi,56px);overflow:hidden}
.lp-hero .lp-inner{display:grid;gap:clamp(20px,5cqi,80px);align-items:center}
.lp-hero .lp-button{margin-top:14px}
.lp-hero-art,.lp-hero-picture{max-width:520px;width:100%;margin:0 auto}
.lp-hero-picture img{width:100%;aspect-ratio:4/5;object-fit:cover;border-radius:999px 999px 14px 14px}
.lp-hero-arch .lp-hero-art{aspect-ratio:480/660}.lp-hero-vase .lp-hero-art{aspect-ratio:500/680}
.lp-hero-vase .lp-hero-art{border-radius:24px;overflow:hidden}
.lp-hero-meadow{padding-bottom:max(170px,22cqi)}
.lp-hero-meadow .lp-inner{text-align:center;justify-items:center}
.lp-hero-meadow .lp-lead{margin-inline:auto}
.lp-meadow{position:absolute;left:0;right:0;bottom:0;width:100%;height:max(150px,20.84cqi)}
.lp-hero-plain .lp-inner{max-width:900px;text-align:center;justify-items:center}
.lp-hero-plain .lp-lead{margin-inline:auto}
.lp-art{display:block;width:100%;height:auto;overflow:visible}
.lp-meadow.lp-art{height:max(150px,20.84cqi);overflow:hidden}
.lp-art-sky{fill:var(--sky)}.lp-art-leaf{fill:var(--leaf)}.lp-art-sage{fill:var(--sage)}.lp-art-petal{fill:var(--petal);stroke:var(--blush);stroke-width:.8}.lp-art-blush{fill:var(--blush);opacity:.75}.lp-art-rose{fill:var(--rose);stroke:var(--blush);stroke-width:.8}.lp-art-heart{fill:var(--heart)}.lp-art-stem{fill:none;stroke:var(--leaf);stroke-width:3;stroke-linecap:round}
.lp-sprig{display:block;width:120px;height:30px;margin:0 0 18px}
.lp-text .lp-inner{max-width:760px}
.lp-center .lp-inner{text-align:center}.lp-center .lp-sprig{margin-inline:auto}
.lp-pictures{display:grid;grid-template-columns:repeat(2,1fr);gap:clamp(8px,1.4cqi,18px)}
.lp-tile{margin:0;min-height:170px;border-radius:16px;overflow:hidden;content-visibility:auto;position:relative;display:flex;align-items:flex-end;background:var(--sky)}
.lp-tile img,.lp-tile .lp-art{width:100%;height:100%;object-fit:cover;position:absolute;inset:0}
.lp-tile figcaption{position:relative;padding:7px 14px;margin:10px;border-radius:999px;font-size:.88rem;background:var(--sheet);color:var(--ink)}
.lp-promises{padding:clamp(20px,3cqi,36px) 0}
.lp-three{list-style:none;margin:0;padding:clamp(20px,3cqi,34px) 0;display:grid;gap:18px;border-block:1px solid var(--line)}
.lp-three strong{display:block;font:400 1.22rem/1.3 Fraunces,"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif}
.lp-three span{color:var(--soft);font-size:.98rem}
.lp-way{list-style:none;counter-reset:way;margin:0;padding:0;display:grid;gap:28px}
.lp-way li{counter-increment:way;position:relative;padding:20px 0 0;border-top:1px solid var(--line)}
.lp-way li::before{content:counter(way);display:block;font:italic 400 2.1rem/1 Fraunces,"Iowan Old Style",Palatino,Georgia,serif;color:var(--eyebrow);margin-bottom:14px}
.lp-way h3{margin-bottom:.4em}.lp-way p{color:var(--soft)}
.lp-steps-head{margin-bottom:clamp(24px,3.4cqi,44px)}
.lp-cards{list-style:none;margin:32px 0 0;padding:0;display:grid;gap:18px}
.lp-card{background:var(--sheet);border:1px solid var(--line);border-radius:18px;padding:28px}
.lp-card p{color:var(--soft)}
.lp-card .lp-from{color:var(--ink);font-size:1.05rem;margin:.35em 0 .9em;padding-bottom:.9em;border-bottom:1px solid var(--line)}
.lp-quotes{background:color-mix(in oklab,var(--sky) 70%,var(--paper))}
.lp-quote{margin:0}
.lp-quote blockquote{font-size:1.4rem;line-height:1.4}
.lp-quote figcaption{margin-top:14px;font-weight:600}.lp-quote figcaption span{display:block;font-weight:400;color:var(--soft)}
.lp-faq .lp-inner{max-width:820px}
.lp-faq details{border-bottom:1px solid var(--line)}
.lp-faq summary{cursor:pointer;padding:18px 0;font-size:1.1rem;font-weight:600}
.lp-faq details p{color:var(--soft);padding-bottom:6px}
.lp-booking .lp-inner,.lp-map .lp-inner,.lp-video .lp-inner{max-width:820px}
.lp-map address{font-style:normal;font-size:1.15rem;margin-bottom:.6em}
.lp-film{display:flex;align-items:center;justify-content:center;gap:16px;min-height:260px;border-radius:18px;background:linear-gradient(150deg,var(--sage),var(--leaf));color:#14180f!important;font-weight:600;text-decoration:none}
.lp-play{width:58px;height:58px;border-radius:50%;background:var(--sheet);position:relative}
.lp-play::after{content:"";position:absolute;left:23px;top:18px;border:11px solid transparent;border-left:17px solid var(--ink);border-right:0}
.lp-columns{display:grid;max-width:1160px;margin:0 auto}
.lp-ask{background:color-mix(in oklab,var(--sky) 55%,var(--paper))}
.lp-ask .lp-inner{display:grid;gap:28px}
.lp-check-day{background:none;border:0;border-bottom:1px solid currentColor;color:var(--ink);font:inherit;padding:10px 0;cursor:pointer}
@container(min-width:720px){.lp-hero-arch .lp-inner,.lp-hero-vase .lp-inner,.lp-hero:has(.lp-hero-picture) .lp-inner{grid-template-columns:minmax(0,1.08fr) minmax(0,.92fr);text-align:left;justify-items:start}.lp-three{grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:40px}.lp-way{grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:36px}.lp-cards{grid-template-columns:repeat(auto-fit,minmax(240px,1fr))}.lp-pictures{grid-template-columns:repeat(4,1fr)}.lp-tile{min-height:clamp(220px,22cqi,270px)}.lp-tile:nth-child(6n+1){grid-row:span 2;grid-column:span 2}.lp-tile:nth-child(6n+2),.lp-tile:nth-child(6n+5),.lp-tile:nth-child(6n+6){grid-column:span 2}.lp-columns{grid-template-columns:1fr 1fr}}
@container(min-width:980px){.lp-ask .lp-inner{grid-template-columns:minmax(0,.8fr) minmax(0,1.2fr);align-items:start}.lp-ask-head{position:sticky;top:32px}}
@container(max-width:719px){.lp-hero-arch .lp-hero-art,.lp-hero-vase .lp-hero-art{max-width:300px;order:-1}.lp-tile:nth-child(3n+1){grid-column:span 2;min-height:230px}}
${artStyle}`;
