import '../without-eval';

// The asynchronous border: shared modules are agreed upon before anything that uses them runs.
void import('./bootstrap');
