/** What tests use of React: the package has no types of its own. */
declare module 'react-dom/client' {
  export function createRoot(place: Element): { render(content: import('react').ReactNode): void };
}
