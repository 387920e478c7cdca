<?php
/**
 * Installs WordPress with an administrator, an author and a contributor, whose HTML it filters, and
 * activates the plugin, like its installer and its pages. Run on the command line in the folder of WordPress.
 */
define( 'WP_INSTALLING', true );
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$made = wp_install( 'Tea and travel', 'admin', 'admin@blog.example', true, '', 'admin-password' );
is_wp_error( $made ) && exit( $made->get_error_message() );
foreach ( array( 'author' => '', 'contributor' => 'ja' ) as $role => $locale ) {
	$user = wp_insert_user(
		array(
			'user_login' => $role,
			'user_pass'  => "$role-password",
			'user_email' => "$role@blog.example",
			'role'       => $role,
			'locale'     => $locale,
		)
	);
	is_wp_error( $user ) && exit( $user->get_error_message() );
}
// The welcome dialogs of the editor would block an automated browser.
foreach ( get_users() as $user ) {
	$greeted = array( 'core/edit-post' => array( 'welcomeGuide' => false, 'fullscreenMode' => false ) );
	update_user_meta( $user->ID, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', $greeted + array( '_modified' => gmdate( 'c' ) ) );
}
$activated = activate_plugin( 'mkt-widgets/mkt-widgets.php' );
is_wp_error( $activated ) && exit( $activated->get_error_message() );
echo 'installed';
