import type { PageWords } from './page-words';

export const english: PageWords = {
  form: {
    missing: 'Something is missing. What you wrote is still here.',
    needed: 'needed',
    choose: 'Please choose',
    notSure: 'Not sure yet',
    send: 'Send',
    checkDay: 'Are you free that day?',
    askDay: 'Choose a day, and this place tells you whether it is still free.',
    consent: 'You may keep what I write here to answer me. I can ask you to delete it at any time.',
  },
  page: { write: 'Write to us', chooseTime: 'Choose a time', findUs: 'Find us on a map', watch: 'Watch the film' },
  problems: {
    consent: 'We may only answer you if you agree to this.',
    empty: 'Please fill this in.',
    long: 'This is too long.',
    email: 'This is not an e-mail address.',
    day: 'Please choose a day.',
    number: 'Please write a number.',
    choice: 'Please choose one of these.',
    hasty: 'That was quick. Please look over it and send it once more.',
    outdated: 'This page was open for a long time. Everything you wrote is still here; please send it once more.',
  },
  hints: {
    past: (day) => `${day} is over. Is the year right?`,
    full: (day) => `We are fully booked on ${day}. Write to us all the same: days move, and we know good colleagues.`,
    last: (day) => `One place is left on ${day}.`,
    open: (day) => `Yes, we still have space on ${day}.`,
    typical: ({ guests, money }) => `For ${guests} guests, ${money} is a typical budget with us`,
    less: (about) => `${about}. With less we would choose together where flowers count most.`,
    fits: (about) => `${about} – yours fits.`,
    upTo: (money) => `Up to ${money}`,
    between: ({ from, to }) => `${from} to ${to}`,
    more: (money) => `${money} and more`,
  },
  thanks: {
    eyebrow: 'Thank you',
    title: 'We have your message',
    text: 'An e-mail is on its way to you. We read every word and answer within one working day.',
    time: (meeting) => `Choose a time: ${meeting}`,
    goOn: 'Go on',
  },
  reply: {
    subject: (business) => `We have your message – ${business}`,
    dear: (name) => `Dear ${name},`,
    text: 'Thank you for writing to us. We read it and answer within one working day.',
  },
  nowhere: {
    title: 'There is no page here',
    text: 'The address may have been cut in half, or the page was taken away. Ask the studio that gave it to you.',
  },
};
