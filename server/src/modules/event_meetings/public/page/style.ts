/** What the pages of bookings have beside the sheet of every public page. */
export const bookingStyle = `
.bk main{padding:clamp(28px,6cqi,72px) 0 clamp(48px,8cqi,96px)}
.bk h1{font-size:clamp(2.1rem,5cqi,3.4rem);margin-bottom:.35em}
.bk h2{font-size:1.6rem;margin-bottom:.7em}
.bk-grid{display:grid;gap:clamp(24px,4cqi,64px)}
.bk-head .lp-lead{max-width:44ch}
.bk-card{min-width:0;display:grid;gap:28px}
.bk-times{background:var(--sheet);border:1px solid var(--line);border-radius:22px;padding:clamp(20px,3.4cqi,36px);min-width:0}
.bk-times:focus{outline:none}
.bk-times[aria-busy=true]{opacity:.6}
.bk-zone,.bk-event{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;margin-bottom:18px}
.bk-zone label,.bk-event label{font-weight:600;font-size:.95rem}
.bk-zone select,.bk-event input{flex:1 1 200px;min-width:0;min-height:46px;padding:8px 12px;border:1px solid color-mix(in oklab,var(--ink) 46%,var(--paper));border-radius:12px;background:var(--paper);color:var(--ink);font:inherit}
.bk-event small{flex-basis:100%;color:var(--soft)}
.bk-plain{display:inline-flex;align-items:center;min-height:46px;padding:8px 18px;border:1px solid color-mix(in oklab,var(--ink) 46%,var(--paper));border-radius:999px;background:transparent;color:var(--ink);font:inherit;cursor:pointer;text-decoration:none!important}
.bk-weeks{display:flex;flex-wrap:wrap;gap:10px}
.bk-days{display:grid;grid-template-columns:repeat(auto-fill,minmax(112px,1fr));gap:8px;margin:4px 0 24px}
.bk-day{display:grid;gap:2px;padding:10px 12px;min-height:58px;border:1px solid var(--line);border-radius:14px;text-decoration:none!important;line-height:1.25}
.bk-day small{color:var(--soft);font-size:.82rem}
.bk-day:hover{border-color:currentColor}
.bk-day[aria-current]{background:var(--accent);border-color:transparent}.lp .bk-day[aria-current],.bk-day[aria-current] small{color:var(--accent-ink)}
.bk-slots{border:0;margin:0;padding:0;min-width:0}
.bk-slots legend{font-weight:600;padding:0;margin-bottom:10px}
.bk-slots .lp-chip label{font-variant-numeric:tabular-nums;cursor:pointer}
.bk-slots .lp-chip{margin:0 8px 10px 0}
.bk-slots input:invalid{appearance:none}
.bk-full{display:grid;gap:6px;padding:18px 20px;border-radius:14px;background:color-mix(in oklab,var(--leaf) 20%,var(--sheet))}
.bk-actions{display:flex;flex-wrap:wrap;gap:14px;align-items:center;margin-top:24px}
.bk-cancel{max-width:560px;display:grid;gap:18px;margin-top:28px}
.bk-move{display:grid;gap:20px;margin-top:28px;max-width:760px}
.js [data-plain]{display:none}
@container(min-width:980px){.bk-grid{grid-template-columns:minmax(0,.72fr) minmax(0,1.28fr);align-items:start}.bk-head{position:sticky;top:48px}}
@container(max-width:480px){.bk-days{grid-template-columns:repeat(auto-fill,minmax(80px,1fr))}.bk-day{padding:8px 9px;font-size:.92rem}}
`;
