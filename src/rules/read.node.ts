export * from './read-rules';
