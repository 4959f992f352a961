import type { FastifyInstance } from 'fastify';
import { SAMPLE_FILES } from './sample-files.ts';

/** Registers the downloads of the page for order sheets. */
export function registerSamples(app: FastifyInstance): void {
  for (const { name, type, content } of SAMPLE_FILES) {
    app.get(`/samples/${name}`, (_request, reply) =>
      reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Buffer.from(content())),
    );
  }
}
