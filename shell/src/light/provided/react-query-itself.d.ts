declare module 'react-query-itself' {
  export * from '@tanstack/react-query';
}
