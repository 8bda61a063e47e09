import { counted } from '../../parts/counted.ts';
import { Told } from '../../parts/told.tsx';
import { useCall } from '../../parts/use-call.ts';
import { Card } from './card.tsx';

/** Feedback that nobody has answered. */
export function TicketsWaiting() {
  return (
    <Card title="Feedback" href="#/feedback" link="Inbox">
      <Told called={useCall('list-tickets')}>
        {(tickets) => {
          const count = (state: 'new' | 'open') => tickets.filter((ticket) => ticket.state === state).length;
          if (count('new') + count('open') === 0) return <p class="quiet">No ticket waits.</p>;
          return (
            <p>
              {counted(count('new'), 'new ticket')}, {counted(count('open'), 'open ticket')}
            </p>
          );
        }}
      </Told>
    </Card>
  );
}
