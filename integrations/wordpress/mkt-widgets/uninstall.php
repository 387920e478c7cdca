<?php
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'mkt_widgets' );
delete_option( 'mkt_widgets_links' );
