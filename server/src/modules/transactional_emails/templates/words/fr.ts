import type { LanguageWords } from './words';

const invoice = [
  ['Facture', 'invoice.number'],
  ['Échéance', 'invoice.part'],
  ['À payer le', 'invoice.due_on'],
  ['Montant', 'invoice.amount'],
] as const;
const money = [
  ['Reçu', 'payment.receipt'],
  ['Date', 'payment.day'],
  ['Montant', 'payment.amount'],
] as const;
const OWN = 'Ce lien n’est que pour vous. Merci de ne pas le transmettre.';

export const fr: LanguageWords = {
  greeting: 'Bonjour {{ client.first_name }},',
  closing: 'Des questions ? Répondez simplement à ce mail.',
  mails: {
    proposal_sent: {
      subject: 'Votre devis de {{ business.name }}',
      heading: 'Votre devis est prêt',
      text: [
        'nous avons préparé ce dont nous avons parlé pour {{ project.name }}. Prenez votre temps, regardez tout et cochez ce qui vous plaît.',
      ],
      figures: [
        ['Devis', 'proposal.number'],
        ['Total', 'proposal.total'],
      ],
      button: 'Voir le devis',
    },
    proposal_accepted: {
      subject: 'Merci – {{ proposal.title }}',
      heading: 'Merci d’avoir dit oui',
      text: [
        'nous sommes très heureux de faire les fleurs de {{ project.name }}. Le contrat et la première facture suivent dans des mails à part.',
      ],
      figures: [
        ['Devis', 'proposal.number'],
        ['Total', 'proposal.total'],
      ],
    },
    contract_sent: {
      subject: '{{ business.name }} vous demande de signer : {{ contract.title }}',
      heading: 'Votre contrat est prêt',
      text: ['« {{ contract.title }} » peut être lu et signé. Cela prend quelques minutes et marche sur un téléphone.'],
      button: 'Lire et signer',
      note: 'Ce lien n’est que pour vous. Ne le transmettez pas : qui l’a peut signer pour vous.',
    },
    contract_reminder: {
      subject: 'À signer encore : {{ contract.title }}',
      heading: 'À signer encore',
      text: ['un petit rappel : « {{ contract.title }} » attend votre signature. Votre date sera alors réservée.'],
      button: 'Lire et signer',
      note: 'Ce lien n’est que pour vous. Ne le transmettez pas : qui l’a peut signer pour vous.',
    },
    contract_completed: {
      subject: 'Signé par tous : {{ contract.title }}',
      heading: 'Tout le monde a signé',
      text: ['voici votre exemplaire de « {{ contract.title }} », avec le certificat de signature. Gardez-le bien.'],
    },
    booking_confirmed: {
      subject: 'La date est à vous – {{ project.name }}',
      heading: 'La date est à vous',
      text: ['votre premier paiement est arrivé et le {{ project.date }} est réservé pour vous. Nous nous en réjouissons.'],
      figures: [
        ['Événement', 'project.name'],
        ['Date', 'project.date'],
        ['Lieu', 'project.venue'],
      ],
    },
    invoice_issued: {
      subject: 'Facture {{ invoice.number }} de {{ business.name }}',
      heading: 'Votre facture',
      text: ['voici la facture pour {{ project.name }}.'],
      figures: invoice,
    },
    payment_due_7d: {
      subject: 'Un paiement est à faire le {{ invoice.due_on }}',
      heading: 'Un paiement est à faire dans une semaine',
      text: ['la prochaine échéance de {{ project.name }} arrive dans une semaine. Si vous avez déjà payé, il n’y a rien à faire.'],
      figures: invoice,
      button: 'Voir et payer',
    },
    payment_overdue: {
      subject: 'Un paiement est en retard : {{ invoice.number }}',
      heading: 'Un paiement est en retard',
      text: [
        'nous n’avons pas encore vu le paiement de {{ project.name }}. Un oubli peut-être ? Si quelque chose ne va pas, dites-le-nous.',
      ],
      figures: invoice,
      button: 'Voir et payer',
    },
    payment_declined: {
      subject: 'Votre paiement a été refusé : {{ invoice.number }}',
      heading: 'Un paiement n’a pas abouti',
      text: [
        'votre paiement pour {{ project.name }} a été refusé et rien n’a été prélevé. Vous pouvez payer à tout moment avec une autre carte ou par virement ; ce qui est payé n’est pas prélevé une seconde fois.',
        '{% if payment.next_on %}Nous essaierons à nouveau le {{ payment.next_on }}.{% endif %}',
      ],
      figures: invoice,
      button: 'Voir et payer',
    },
    receipt: {
      subject: 'Reçu {{ payment.receipt }}',
      heading: 'Merci pour votre paiement',
      text: ['nous avons reçu votre paiement pour {{ project.name }}.'],
      figures: [...money, ['Reste à payer', 'payment.open']],
    },
    refund: {
      subject: 'Un remboursement est en route',
      heading: 'Un remboursement est en route',
      text: ['nous avons remboursé une partie de ce que vous avez payé pour {{ project.name }}. Les banques prennent quelques jours.'],
      figures: money,
    },
    questionnaire_sent: {
      subject: 'Quelques questions sur {{ project.name }}',
      heading: 'Quelques questions',
      text: [
        'pour que tout soit comme vous le souhaitez, répondez à « {{ questionnaire.title }} ». Vous pouvez vous arrêter et reprendre plus tard.',
        '{% if questionnaire.due_on %}Merci de répondre avant le {{ questionnaire.due_on }}.{% endif %}',
      ],
      button: 'Répondre',
      note: OWN,
    },
    questionnaire_reminder: {
      subject: 'Encore quelques questions : {{ questionnaire.title }}',
      heading: 'Quelques questions restent ouvertes',
      text: [
        'une partie de « {{ questionnaire.title }} » reste ouverte. Vos réponses sont gardées ; vous reprenez où vous vous êtes arrêtés.',
        '{% if questionnaire.due_on %}Merci de répondre avant le {{ questionnaire.due_on }}.{% endif %}',
      ],
      button: 'Continuer à répondre',
      note: OWN,
    },
    request_answered: {
      subject: 'Une réponse à propos de « {{ request.title }} »',
      heading: 'Nous avons une réponse pour vous',
      text: ['{{ request.message }}', '{% if link %}Répondez ici : {{ link }}{% endif %}'],
      figures: [['Numéro', 'request.number']],
    },
    request_priced: {
      subject: 'Ce que change votre demande : {{ request.title }}',
      heading: 'Ce que change votre demande',
      text: [
        'voici ce que « {{ request.title }} » changerait à votre proposition. Rien ne change avant votre accord.',
        '{{ request.message }}',
        '{% if link %}Répondez ici : {{ link }}{% endif %}',
      ],
      figures: [
        ['Numéro', 'request.number'],
        ['Avant', 'request.before'],
        ['Avec le changement', 'request.after'],
      ],
    },
    portal_invite: {
      subject: 'Tout sur {{ project.name }} au même endroit',
      heading: 'Votre espace',
      text: ['devis, contrat, factures et photos de {{ project.name }} sont désormais au même endroit.'],
      button: 'Ouvrir l’espace',
      note: OWN,
    },
    portal_message: {
      subject: '{{ business.name }} vous a écrit',
      heading: 'Un message pour vous',
      text: ['{{ business.name }} vous a écrit au sujet de {{ project.name }}. Vous le lisez dans votre espace et y répondez.'],
      button: 'Lire le message',
      note: OWN,
    },
    password_reset: {
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Choisissez un nouveau mot de passe',
      text: ['quelqu’un a demandé un nouveau mot de passe. Si c’était vous, ouvrez le lien dans l’heure. Sinon, rien n’a changé.'],
      button: 'Choisir un mot de passe',
      note: OWN,
    },
  },
};
