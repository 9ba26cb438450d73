import { words as paper } from '@butterfly/contracts/proposal_and_invoice/paper-words/es';
import { pad } from '@butterfly/parts-kit/signature/words/es';
import type { SharedWords } from './words';

export const es: SharedWords = {
  paper,
  tab: 'Presupuesto',
  gone: 'Este enlace no abre nada',
  goneText: 'Quizá fue retirado. Pida uno nuevo a quien se lo envió.',
  failed: 'No se pudo abrir el presupuesto',
  failedText: 'Algo salió mal por el camino. No se ha perdido nada; inténtelo otra vez.',
  again: 'Intentar de nuevo',
  over: {
    superseded: (business) => `Hay una versión más reciente de este presupuesto. Pida el enlace a ${business}.`,
    expired: (business) => `Este presupuesto ha caducado. ${business} le hará uno nuevo con mucho gusto.`,
    declined: (business) => `Usted ha rechazado este presupuesto. Si cambia de opinión, escriba a ${business}.`,
  },
  thanks: (name) => `Gracias, ${name}.`,
  accepted: (day, business) =>
    `Usted aceptó este presupuesto el ${day}. ${business} ya lo sabe y le escribirá sobre los próximos pasos. Esta página se queda como está: guarde el enlace.`,
  download: 'Descargar en PDF',
  downloadChange: 'Descargar el cambio en PDF',
  downloadWhole: 'Descargar el presupuesto completo en PDF',
  showWhole: 'Mostrar el presupuesto completo tal como quedaría',
  showChange: 'Mostrar solo lo que cambia',
  taken: (count) => (count === 1 ? '1 opción elegida' : `${count} opciones elegidas`),
  working: 'calculando…',
  answer: 'Su respuesta',
  chooseFirst: 'Elija primero arriba una de cada grupo de alternativas.',
  name: 'Su nombre completo',
  email: 'Su correo electrónico',
  wrongEmail: 'Este correo electrónico no está completo.',
  how: 'Cómo firma',
  typed: 'Escribir mi nombre',
  drawn: 'Dibujarla',
  signature: 'Su firma',
  pad,
  accept: 'Aceptar este presupuesto',
  busy: 'Aceptando…',
  decline: 'Rechazar',
  why: 'Por qué no encaja',
  declineThis: 'Rechazar este presupuesto',
  back: 'Volver',
  problem: {
    seen_changed: 'El presupuesto ha cambiado desde que lo abrió. Véalo de nuevo y responda después.',
    newer_version: 'Hay una versión más reciente de este presupuesto. Pida el enlace.',
    not_open: 'Este presupuesto ya fue respondido o ha caducado. No se ha cambiado nada.',
    choose_one: 'Elija una de cada grupo de alternativas.',
    plan_does_not_fit: 'Los pagos no suman el total. No se ha aceptado nada; dígaselo a quien le envió el presupuesto.',
    picture_unreadable: 'No se pudo leer la firma. Dibújela de nuevo.',
    credit_too_large:
      'Este cambio descuenta más de lo que queda por descontar. No se ha aceptado nada; dígaselo a quien le envió el presupuesto.',
  },
};
