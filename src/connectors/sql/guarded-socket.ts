import { Socket } from 'node:net';
import { CoreError } from '../../contract/errors.ts';
import type { AddressGuard } from '../address-guard.ts';

/** A socket for pg, which asks it to connect by port and host: names are looked up by the guard at that moment. */
export function guardedSocket(guard: AddressGuard): Socket {
  return guard.allowsPrivate ? new Socket() : new GuardedSocket(guard);
}

class GuardedSocket extends Socket {
  private readonly guard: AddressGuard;

  constructor(guard: AddressGuard) {
    super();
    this.guard = guard;
  }

  override connect(...given: unknown[]): this {
    const [port, host] = given;
    // A connection string may also name the path of a socket of this machine.
    if (typeof port !== 'number' || typeof host !== 'string')
      return this.destroy(
        new CoreError('INVALID_REQUEST', 'the database must be named by its public address'),
      );
    try {
      this.guard.check(host);
    } catch (error) {
      return this.destroy(error instanceof Error ? error : undefined);
    }
    const { lookup } = this.guard;
    return super.connect({ port, host, ...(lookup && { lookup }) });
  }
}
