/** The address of a sound in the release. */
declare module '*.wav' {
  const address: string;
  // eslint-disable-next-line no-restricted-syntax -- webpack hands the address of a file over as default
  export default address;
}
