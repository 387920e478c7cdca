import type { ReactNode } from 'react';
import 'mkt-widgets/mkt.css';

export const metadata = { title: 'Tea' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
