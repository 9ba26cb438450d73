/** Makes the signed document of a contract, where the request that completed it did not come to it. */
export const SEAL = 'contract.seal';
