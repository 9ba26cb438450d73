/** Under which a message that was not sent lies on the device: for its link alone. */
export const unsentName = (token: string): string => `butterfly-client:${token}:message`;
