"""Orca loads this file from its folder of preferences. Everything that it says goes to file descriptor 3 instead of a
speech server, which needs a sound card: a JSON text on each line."""

import json
import logging
import os

from orca import settings
from orca.scripts import web

# Without a server, speech only goes to the log.
settings.speechServerFactory = None
settings.speechFactoryModules = []
settings.enableBraille = False
settings.enableSound = False
# The transcripts have the keys.
settings.enableKeyEcho = False
# A page that opens would be read from start to end.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False

on_busy_changed = web.Script.onBusyChanged


def follow_loading(script, event):
    """Leaves out the line that Orca says when a page has loaded: any text that is there by then."""
    script.speakContents = lambda *contents, **options: None
    try:
        return on_busy_changed(script, event)
    finally:
        del script.speakContents


web.Script.onBusyChanged = follow_loading


class Speech(logging.StreamHandler):
    def format(self, record):
        return json.dumps(record.getMessage())


logging.getLogger("speech").addHandler(Speech(os.fdopen(3, "w")))
