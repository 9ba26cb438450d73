import { callForMe, type CallWish } from '../../planner/reading/call-for-me';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import { personNamed } from '../texting';

/** “Call Rosa for me and say …”: nobody is called from here; her number, and the words as a text that can be sent instead. Undefined: no call is wanted. */
export async function cannotPhone(job: Job): Promise<Outcome | undefined> {
  const wish = callForMe(job.turn.message);
  if (!wish) return undefined;
  const person = await personNamed(job, wish.who);
  return text(SAYS[wish.language](wish, person));
}

type Reached = { readonly name: string; readonly phone: string | null } | undefined;

const SAYS: Readonly<Record<CallWish['language'], (wish: CallWish, person: Reached) => string>> = {
  en: ({ who, words }, person) => {
    const number = person?.phone ? `The number of ${person.name}: ${person.phone}.` : `I know no phone number of ${person?.name ?? who}.`;
    const instead = words === '' ? '' : ` I can write it as a text instead: say “text ${person?.name ?? who} that ${words}”.`;
    return `I cannot phone anybody. ${number}${instead} Nobody was called.`;
  },
  de: ({ who, words }, person) => {
    const number = person?.phone ? `Die Nummer von ${person.name}: ${person.phone}.` : `Von ${person?.name ?? who} kenne ich keine Nummer.`;
    const instead = words === '' ? '' : ` Ich kann es als Nachricht schreiben: „schreib ${person?.name ?? who}, dass ${words}“.`;
    return `Ich kann nicht anrufen. ${number}${instead} Es wurde niemand angerufen.`;
  },
  es: ({ who, words }, person) => {
    const number = person?.phone ? `El número de ${person.name}: ${person.phone}.` : `No tengo ningún número de ${person?.name ?? who}.`;
    const instead = words === '' ? '' : ` Puedo escribirlo como mensaje: «escribe a ${person?.name ?? who} que ${words}».`;
    return `No puedo llamar a nadie. ${number}${instead} No se ha llamado.`;
  },
};
