// What `findBy…` and `waitFor` wait for comes within a second on a quiet machine, and later where others work too.
const library = require('../../../node_modules/@testing-library/react');

library.configure({ asyncUtilTimeout: 10_000 });
module.exports = library;
