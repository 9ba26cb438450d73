import type { Starters } from './starter-words';

const booking = { title: 'Parler d’abord ?', text: 'Choisissez un moment qui vous convient.', button: 'Choisir une heure' };

export const french: Starters = {
  wedding: {
    title: 'Fleurs de mariage',
    hero: {
      eyebrow: 'Fleurs de mariage',
      title: 'Des fleurs comme cueillies à deux',
      text: 'Parlez-nous de votre jour. Nous répondons sous un jour ouvré – et vous voyez tout de suite si votre date est encore libre.',
      button: 'Demander votre date',
    },
    promises: [
      ['Votre date, vérifiée aussitôt', 'Le formulaire dit si votre jour est encore libre avant que vous l’envoyiez.'],
      ['Une réponse sous un jour ouvré', 'De la personne qui composera vos fleurs.'],
      ['Un prix honnête', 'Une fourchette pour votre nombre d’invités, avant tout appel.'],
    ],
    gallery: {
      title: 'De la boutonnière au plafond',
      captions: ['Bouquets', 'Cérémonie', 'Tables', 'Plafonds', 'Centres de table', 'Boutonnières'],
    },
    steps: {
      title: 'Du premier mot à la dernière bougie',
      text: 'Quatre étapes, et à chacune quelqu’un que vous connaissez par son nom.',
      steps: [
        ['Vous écrivez', 'Trois minutes avec le formulaire ci-dessous. Ce que vous ne savez pas encore peut rester vide.'],
        ['Nous parlons', 'Une demi-heure, à l’atelier ou au téléphone, au moment que vous choisissez.'],
        ['Nous dessinons', 'Une ambiance, les fleurs de votre saison et une proposition où chaque pièce a son prix.'],
        ['Nous réalisons', 'Coupé, lié et installé par nous le jour même – et démonté après la dernière danse.'],
      ],
    },
    packages: {
      title: 'Comment les couples travaillent avec nous',
      text: 'Chaque mariage est dessiné à part. Voici trois façons de commencer.',
      packages: [
        [
          'Seulement les bouquets',
          'Pour vous deux et ceux qui vous entourent',
          'Bouquets, boutonnières et couronnes, à emporter ou livrés à votre porte.',
        ],
        [
          'Cérémonie et tables',
          'Les fleurs que tout le monde voit',
          'Une allée, un autel et des tables encore belles à minuit. Nous apportons, installons et démontons.',
        ],
        [
          'Toute la journée',
          'Du premier dessin à la dernière bougie',
          'Une ambiance à vous, une arche ou un plafond de fleurs, vases et bougies à louer, et une équipe sur place.',
        ],
      ],
    },
    form: {
      title: 'Parlez-nous de votre jour',
      text: 'Cela prend trois minutes. Ce que vous ne savez pas encore peut rester vide : le premier échange est fait pour cela.',
      button: 'Nous l’envoyer',
    },
    faq: {
      title: 'Ce que demandent les couples',
      questions: [
        [
          'Quand faut-il écrire ?',
          'Dès que vous avez une date. Nous prenons peu de mariages le même jour, et les samedis du début de l’été partent les premiers.',
        ],
        [
          'Et si notre date n’est pas fixée ?',
          'Cochez qu’elle n’est pas encore fixée. Nous vous dirons quels week-ends sont encore libres.',
        ],
        [
          'Que se passe-t-il après l’envoi ?',
          'Vous recevez aussitôt un e-mail avec un lien pour choisir l’heure d’un échange. Puis nous dessinons quelque chose pour vous.',
        ],
        [
          'Faut-il savoir quelles fleurs nous voulons ?',
          'Non. Une couleur, une chanson ou trois images que vous aimez suffisent. Savoir quelles fleurs seront belles ce jour-là est notre part.',
        ],
        [
          'Serez-vous là le jour même ?',
          'Nous apportons tout, installons, déplaçons ce qui doit passer de la cérémonie au dîner, et démontons la nuit.',
        ],
      ],
    },
    booking,
  },
  event: {
    title: 'Fleurs pour vos événements',
    hero: {
      eyebrow: 'Événements',
      title: 'Une salle dont on se souvient',
      text: 'Dîners, lancements, fêtes et adieux. Donnez-nous le jour et le nombre d’invités, et nous vous dirons ce qui est possible.',
      button: 'Préparer votre événement',
    },
    promises: [
      ['Une première idée en un jour', 'Avec une fourchette de prix, avant le premier appel.'],
      ['Personne ne porte un vase', 'Nous apportons, installons et démontons, aux heures de votre maison.'],
      ['Un seul nom à appeler', 'De la première question à la dernière caisse remise dans la camionnette.'],
    ],
    gallery: {
      title: 'Ce que nous faisons pour les salles',
      captions: ['À emporter', 'Entrées', 'Places à table', 'Plafonds', 'Coupes', 'Hôtes et orateurs'],
    },
    steps: {
      title: 'Comment cela se passe',
      text: '',
      steps: [
        ['Un jour et un nombre', 'Dites-nous quand, où et pour combien. Le formulaire dit aussitôt si le jour est libre.'],
        ['Une idée et une fourchette', 'Sous un jour ouvré, en mots et en images. Rien ne vous engage.'],
        ['Une salle prête', 'Nous installons avant l’ouverture des portes et partons avant les chaises.'],
      ],
    },
    form: {
      title: 'Que préparez-vous ?',
      text: 'Plus nous en savons, meilleure est la première réponse. Rien ici ne vous engage.',
      button: 'Nous l’envoyer',
    },
    faq: {
      title: 'Ce que demandent ceux qui préparent un événement',
      questions: [
        [
          'Jusqu’à quand peut-on demander ?',
          'Deux semaines, c’est confortable. Avec moins, écrivez quand même : nous dirons aussitôt ce qui est encore possible.',
        ],
        [
          'Travaillez-vous dans tous les lieux ?',
          'Oui. Nous demandons au lieu ses horaires, son monte-charge et ses règles sur les flammes, pour vous l’éviter.',
        ],
        [
          'Que deviennent les fleurs ?',
          'Vos invités les emportent, une maison voisine les reçoit, ou nous les compostons. À vous de choisir.',
        ],
        [
          'Est-ce possible chaque mois ?',
          'Oui. Halls, tables et vitrines, renouvelés aussi souvent qu’il le faut. Dites-le dans le formulaire.',
        ],
      ],
    },
    booking,
  },
  custom: {
    title: 'Fleurs sur rendez-vous',
    hero: {
      eyebrow: 'Sur rendez-vous',
      title: 'Des fleurs dessinées pour un seul jour',
      text: 'Écrivez-nous ce que vous avez en tête. Quelques mots suffisent.',
      button: 'Écrivez-nous',
    },
    promises: [
      ['Fait à la demande', 'Rien n’attend dans un seau. Ce que vous recevez a été coupé pour vous.'],
      ['De saison', 'Ce qui est le plus beau cette semaine-là, et non ce qui a volé le plus loin.'],
      ['Lu par une personne', 'Vos mots vont à qui composera vos fleurs.'],
    ],
    form: {
      title: 'Qu’avez-vous en tête ?',
      text: 'Nous lisons chaque mot et répondons sous un jour ouvré.',
      button: 'Nous l’envoyer',
    },
    gallery: {
      title: 'Ce que d’autres ont demandé',
      captions: [
        'Un bouquet lié à la main',
        'Deux au bord d’un lac',
        'Une table de huit',
        'Un plafond bas',
        'Une coupe pour le hall',
        'Une boutonnière',
      ],
    },
    faq: {
      title: 'Avant d’écrire',
      questions: [
        [
          'Que devez-vous savoir ?',
          'Un jour, un lieu et l’occasion. Une couleur ou une image aide ; le nom d’une fleur n’est pas nécessaire.',
        ],
        ['Livrez-vous ?', 'Oui, ou bien cela vous attend à l’atelier. Notre réponse dit ce que coûte la livraison.'],
        ['Comment payer ?', 'La proposition contient un lien. Rien n’est débité avant votre accord.'],
      ],
    },
    booking,
  },
};
