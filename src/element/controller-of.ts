import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Returns a function that gives each host its controller of a class, made at the first call. */
export function controllerOf<Host extends ReactiveControllerHost, Made extends ReactiveController>(
  Controller: new (host: Host) => Made,
): (host: Host) => Made {
  const controllers = new WeakMap<Host, Made>();
  return (host) => {
    let controller = controllers.get(host);
    if (!controller) {
      controllers.set(host, (controller = new Controller(host)));
      host.addController(controller);
    }
    return controller;
  };
}
